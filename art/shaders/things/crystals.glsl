// A cluster of six-sided crystals on a stone.
float prism(vec3 p, float r, float tall) {
  vec2 a = abs(p.xz);
  float side = max(a.x * 0.866 + a.y * 0.5, a.y) - r;
  float tip = max(side, p.y - tall);
  float point = 1e3;
  float cap = -1e3;
  for (int i = 0; i < 6; i++) {
    float k = float(i) * 1.0472 + 0.5236;
    cap = max(cap, dot(p, normalize(vec3(cos(k), 0.75, sin(k)))));
  }
  point = cap - tall * 0.6 - r * 0.3;
  return max(max(side, point), -p.y - 0.3);
}

vec2 thing(vec3 p) {
  vec2 best = vec2(FAR, 0.0);
  for (int i = 0; i < 9; i++) {
    float k = float(i);
    float a = k * 2.4 + 0.4 * uTurn;
    float out1 = i == 0 ? 0.0 : 0.3 + 0.34 * fract(k * 0.618);
    vec3 q = p - vec3(cos(a) * out1, 0.2, sin(a) * out1 * 0.8);
    float lean = i == 0 ? 0.06 : out1 * 0.85;
    if (length(q) - (i == 0 ? 2.4 : 1.8) > best.x) continue;
    q.xz = turn(a) * q.xz;
    q.xy = turn(-lean) * q.xy;
    q.xz = turn(k) * q.xz;
    float r = i == 0 ? 0.4 : 0.17 + 0.12 * fract(k * 0.37);
    float tall = i == 0 ? 2.3 : 0.9 + 0.85 * fract(k * 0.29 + 0.3);
    best = nearer(best, vec2(prism(q, r, tall) * 0.85, mod(k, 4.0) == 3.0 ? 12.0 : 9.0));
  }
  vec3 s = p - vec3(0.0, 0.08, 0.0);
  float stone = length(s * vec3(0.85, 2.2, 1.0)) - 1.0 + 0.1 * (noise(p.xz * 4.0) + noise(p.xy * 5.0 + 3.0));
  return nearer(best, vec2(stone * 0.42, 6.0));
}
