// One apple of gold with its leaf.
vec2 thing(vec3 p) {
  vec3 q = p - vec3(0.0, 0.95, 0.0);
  float r = length(q.xz);
  float lobes = 0.03 * cos(atan(q.z, q.x) * 5.0) * smoothstep(0.1, -0.9, q.y);
  float dent = 0.42 * exp(-r * r * 7.0) * smoothstep(0.0, 0.6, q.y);
  vec2 best = vec2((length(vec3(q.x, q.y * 1.05 + 0.07 * r, q.z)) - 0.95 + dent + lobes) * 0.72, 1.0);
  best = nearer(best, vec2(capsule(q, vec3(0.0, 0.5, 0.0), vec3(0.12, 1.15, 0.03), 0.055), 4.0));
  vec3 l = p - vec3(0.08, 1.85, 0.05);
  l.yz = turn(-1.0) * l.yz;
  return nearer(best, vec2(leaf(l, vec3(0.0), 0.35, 1.0), 13.0));
}
