// A pickaxe that leans, its iron worn bright at the points.
vec2 thing(vec3 p) {
  vec3 q = p - vec3(0.0, 1.05, 0.0);
  q.xy = turn(-0.5) * q.xy;
  q.xz = turn(0.35) * q.xz;
  float thick = 0.11 + 0.03 * smoothstep(0.3, -1.2, q.y);
  float shaft = max(length(q.xz * vec2(1.0, 0.8)) - thick, max(-1.3 - q.y, q.y - 1.16));
  vec2 best = vec2(shaft * 0.9, 4.0);
  // The head bends down to both sides and tapers.
  vec3 h = q - vec3(0.0, 0.95, 0.0);
  h.y += h.x * h.x * 0.3;
  float along = abs(h.x);
  float size = mix(0.17, 0.015, smoothstep(0.1, 1.3, along));
  float head = max(max(abs(h.y) - size, abs(h.z) - size * 0.9), along - 1.3);
  best = nearer(best, vec2(head * 0.62, along > 0.92 ? 2.0 : 3.0));
  vec3 e = abs(q - vec3(0.0, 0.93, 0.0)) - vec3(0.2, 0.24, 0.2);
  best = nearer(best, vec2(max(e.x, max(e.y, e.z)) * 0.9, 3.0));
  best = nearer(best, vec2(max(length(q.xz) - 0.17, abs(q.y + 1.2) - 0.06), 2.0));
  return best;
}
