// Three apples of gold, one before the others, with a leaf.
vec2 apple(vec3 q, float size) {
  q /= size;
  float r = length(q.xz);
  float lobes = 0.025 * cos(atan(q.z, q.x) * 5.0) * smoothstep(0.1, -0.7, q.y);
  float dent = 0.34 * exp(-r * r * 10.0) * smoothstep(0.0, 0.5, q.y) + 0.16 * exp(-r * r * 16.0) * smoothstep(0.0, -0.5, q.y);
  float body = (length(vec3(q.x, q.y * 1.05 + 0.07 * r, q.z)) - 0.72 + dent + lobes) * 0.72;
  vec2 best = vec2(body * size, 1.0);
  best = nearer(best, vec2(capsule(q, vec3(0.0, 0.36, 0.0), vec3(0.1, 0.86, 0.03), 0.04) * size, 4.0));
  return best;
}

vec2 thing(vec3 p) {
  vec2 best = apple(p - vec3(-0.12, 0.68, 0.55), 1.0);
  vec3 l = p - vec3(-0.06, 1.36, 0.55);
  l.yz = turn(-1.0) * l.yz;
  best = nearer(best, vec2(leaf(l, vec3(0.0), 0.35, 0.85), 13.0));
  vec3 q = p - vec3(0.85, 0.62, -0.35);
  q.xy = turn(-0.35) * q.xy;
  best = nearer(best, apple(q, 0.88));
  q = p - vec3(-0.9, 0.6, -0.5);
  q.xy = turn(0.3) * q.xy;
  return nearer(best, apple(q, 0.84));
}
