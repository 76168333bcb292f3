// A storm lantern: brass foot and hood, a glass that glows, and its bow.
vec2 thing(vec3 p) {
  float r = length(p.xz);
  float y = p.y;
  float foot = lathe(p, 0.78 - 0.3 * smoothstep(0.1, 0.5, y), 0.02, 0.52);
  vec2 best = vec2(foot, 1.0);
  best = nearer(best, vec2(length(vec2(r - 0.76, y - 0.1)) - 0.06, 2.0));
  vec3 g = p - vec3(0.0, 1.02, 0.0);
  float glass = length(g * vec3(1.0, 0.82, 1.0)) - 0.5;
  best = nearer(best, vec2(max(glass, abs(g.y) - 0.5) * 0.9, 10.0));
  best = nearer(best, vec2(length(vec2(r - 0.42, y - 0.55)) - 0.06, 2.0));
  best = nearer(best, vec2(length(vec2(r - 0.4, y - 1.5)) - 0.06, 2.0));
  float hood = lathe(p, 0.42 - 0.22 * smoothstep(1.5, 1.95, y), 1.5, 1.98);
  best = nearer(best, vec2(hood, 1.0));
  best = nearer(best, vec2(lathe(p, 0.32 - 0.2 * (y - 1.98), 1.98, 2.2), 1.0));
  // Tubes at both sides, and wires before the glass.
  vec3 t = vec3(abs(p.x), p.yz);
  float tube = min(capsule(t, vec3(0.62, 0.4, 0.0), vec3(0.68, 1.05, 0.0), 0.055),
    min(capsule(t, vec3(0.68, 1.05, 0.0), vec3(0.58, 1.7, 0.0), 0.055), capsule(t, vec3(0.58, 1.7, 0.0), vec3(0.3, 1.84, 0.0), 0.055)));
  best = nearer(best, vec2(tube, 1.0));
  vec3 w = p - vec3(0.0, 1.02, 0.0);
  w.xz = turn(0.7) * w.xz;
  float wire = length(vec2(length(w.xy * vec2(1.0, 0.88)) - 0.53, w.z)) - 0.022;
  wire = min(wire, length(vec2(length(w.zy * vec2(1.0, 0.88)) - 0.53, w.x)) - 0.022);
  best = nearer(best, vec2(max(wire, abs(w.y) - 0.5), 2.0));
  vec3 b = p - vec3(0.0, 1.75, 0.0);
  b.yz = turn(0.2) * b.yz;
  float bow = length(vec2(length(b.xy * vec2(1.0, 0.85)) - 0.7, b.z)) - 0.03;
  return nearer(best, vec2(max(bow, -b.y), 2.0));
}
