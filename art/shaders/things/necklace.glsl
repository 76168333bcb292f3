// A necklace that leans towards the eye: beads in the first colour, gold between them, and pendants.
vec2 thing(vec3 p) {
  vec3 q = (p - vec3(0.0, 1.5, 0.0)) / 0.85;
  q.yz = turn(0.3) * q.yz;
  float r = length(q.xy * vec2(1.0, 0.93));
  float a = atan(q.x, -q.y);
  float count = 30.0;
  float at = a / 6.28318 * count;
  float index = floor(at + 0.5);
  float local = (at - index) / count * 6.28318 * 0.95;
  float big = 0.075 + 0.075 * smoothstep(count * 0.5, 0.0, abs(index));
  vec2 best = vec2((length(vec3(local, r - 0.95, q.z)) - big) * 0.85, 7.0);
  float spacer = length(vec3(abs(local) - 0.1, r - 0.95, q.z)) - 0.05;
  best = nearer(best, vec2(spacer * 0.85, 1.0));
  // Drops hang from the five lowest beads.
  for (int i = 0; i < 5; i++) {
    float k = float(i) - 2.0;
    float angle = k * 0.42;
    vec3 c = vec3(sin(angle) * 1.0, -cos(angle) * 1.08 - 0.08 + 0.05 * abs(k), 0.06);
    float size = 0.27 - 0.045 * abs(k);
    vec3 d = q - c + vec3(0.0, size, 0.0);
    float drop = length(d * vec3(1.0, 0.8, 1.4)) - size * (0.85 - 0.35 * smoothstep(-0.4, 1.0, d.y / size));
    best = nearer(best, vec2(drop * 0.7, k == 0.0 ? 9.0 : 7.0));
    float mount = length(vec2(length((q - c + vec3(0.0, size, 0.0)).xy * vec2(1.0, 0.85)) - size * 0.88, d.z)) - 0.035;
    best = nearer(best, vec2(mount, 1.0));
  }
  best.x *= 0.85;
  // A bust of velvet behind it, where it stands on a table.
  if (uTable > 0.5) {
    vec3 b = p - vec3(0.0, 1.0, -0.42);
    float wide = 0.42 + 0.5 * smoothstep(1.25, 0.55, b.y) - 0.25 * smoothstep(-0.2, -1.0, b.y);
    float bust = max(length(b.xz * vec2(1.0, 1.9)) - wide, max(-b.y - 1.0, b.y - 1.35)) * 0.55;
    best = nearer(best, vec2(bust, 5.0));
  }
  return best;
}
