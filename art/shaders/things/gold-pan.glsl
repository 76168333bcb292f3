// A prospector's pan with water, sand and gold in it.
vec2 thing(vec3 p) {
  vec3 q = p - vec3(0.0, 0.62, 0.0);
  q.yz = turn(0.5) * q.yz;
  float r = length(q.xz);
  float cone1 = abs((r - 0.78) * 0.8 - q.y * 0.62) - 0.03;
  float body = max(cone1, max(-q.y - 0.02, q.y - 0.55));
  body = min(body, max(r - 0.8, abs(q.y + 0.01) - 0.03));
  vec2 best = vec2(body * 0.85, 3.0);
  best = nearer(best, vec2(length(vec2(r - 1.21, q.y - 0.55)) - 0.05, 3.0));
  best = nearer(best, vec2(max(r - 0.98, abs(q.y - 0.2) - 0.02), 11.0));
  // Sand lies on one side, and the gold on the sand.
  vec3 s = q - vec3(0.2, 0.1, 0.25);
  float sand = length(s * vec3(0.9, 2.6, 1.1)) - 0.62 + 0.05 * noise(q.xz * 13.0);
  best = nearer(best, vec2(sand * 0.35, 5.0));
  for (int i = 0; i < 13; i++) {
    float k = float(i);
    float a = k * 2.4;
    float far = 0.1 + 0.5 * fract(k * 0.618);
    vec2 at = vec2(0.2, 0.25) + vec2(cos(a), sin(a)) * far * vec2(0.85, 0.75);
    float lift = 0.26 + 0.1 * (1.0 - far * 1.6);
    vec3 g = q - vec3(at.x, lift, at.y);
    float size = 0.075 + 0.075 * fract(k * 0.37);
    best = nearer(best, vec2((length(g * vec3(1.0, 1.3, 1.0)) - size + 0.03 * noise(g.xz * 20.0 + k)) * 0.75, 14.0));
  }
  return best;
}
