// A lump of gold as it comes out of the river.
vec2 thing(vec3 p) {
  vec3 q = (p - vec3(0.0, 0.88, 0.0)) * vec3(0.82, 1.0, 0.95);
  q.xy = turn(0.25) * q.xy;
  float d = length(q) - 0.86;
  for (int i = 0; i < 7; i++) {
    float k = float(i) * 2.399;
    vec3 c = vec3(cos(k) * 0.62, -0.55 + 0.17 * float(i), sin(k) * 0.62);
    d = smoothMin(d, length(q - c) - 0.34 - 0.06 * sin(k * 5.0), 0.16);
    c = vec3(cos(k + 1.1) * 0.86, -0.5 + 0.17 * float(i), sin(k + 1.1) * 0.86);
    d = -smoothMin(-d, length(q - c) - 0.2, 0.14);
  }
  d += 0.05 * (noise(q.xy * 5.0) + noise(q.yz * 5.0) + noise(q.zx * 5.0) - 1.5);
  d += 0.02 * (noise(q.xy * 14.0) + noise(q.yz * 14.0) + noise(q.zx * 14.0) - 1.5);
  return vec2(d * 0.6, 14.0);
}
