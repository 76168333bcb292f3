// Seven sticks in a bundle, a band round them, and the fuse that burns.
vec2 thing(vec3 p) {
  vec3 q = p;
  q.xy = turn(0.16) * q.xy;
  vec2 best = vec2(FAR, 0.0);
  for (int i = 0; i < 7; i++) {
    float a = float(i) * 1.0472;
    vec2 c = i == 6 ? vec2(0.0) : vec2(cos(a), sin(a)) * 0.5;
    float tall = 1.9 + 0.05 * sin(float(i) * 3.0);
    float r = length(q.xz - c);
    float stick = max(r - 0.24, max(0.02 - q.y, q.y - tall)) - 0.01;
    best = nearer(best, vec2(stick, 7.0));
    best = nearer(best, vec2(max(r - 0.2, abs(q.y - tall - 0.01) - 0.02), 15.0));
  }
  float hex = 0.0;
  for (int i = 0; i < 6; i++) {
    float a = float(i) * 1.0472;
    hex = max(hex, dot(q.xz, vec2(cos(a), sin(a))));
  }
  float band = max(abs(length(q.xz) - 0.73) - 0.03, abs(abs(q.y - 0.95) - 0.42) - 0.07);
  best = nearer(best, vec2(max(band, hex - 0.76) * 0.8, 3.0));
  vec3 a = vec3(0.0, 1.9, 0.0);
  vec3 b = vec3(0.1, 2.3, 0.05);
  vec3 c = vec3(0.42, 2.42, 0.1);
  vec3 d = vec3(0.66, 2.22, 0.15);
  float fuse = min(capsule(q, a, b, 0.04), min(capsule(q, b, c, 0.04), capsule(q, c, d, 0.04)));
  best = nearer(best, vec2(fuse, 4.0));
  vec3 s = q - d;
  float spark = length(s) - 0.1 - 0.07 * sin(atan(s.y, s.x) * 7.0) * step(0.02, length(s));
  return nearer(best, vec2(spark * 0.6, 10.0));
}
