// A war hammer that stands on its head: silver, gold bands, a handle bound in leather.
float chamfered(vec3 p, vec3 size, float cut) {
  vec3 d = abs(p) - size;
  float box = length(max(d, 0.0)) + min(max(d.x, max(d.y, d.z)), 0.0);
  vec3 a = abs(p);
  float corner = max(max(a.x + a.y - size.x - size.y, a.x + a.z - size.x - size.z), a.y + a.z - size.y - size.z) * 0.7071;
  return max(box, corner + cut) - 0.015;
}

vec2 thing(vec3 p) {
  vec3 q = p - vec3(0.0, 0.53, 0.0);
  q.xz = turn(0.5) * q.xz;
  float head = chamfered(q, vec3(1.0, 0.5, 0.46), 0.15);
  head = max(head, -chamfered(vec3(abs(q.x) - 0.52, q.y, abs(q.z) - 0.5), vec3(0.2, 0.27, 0.06), 0.05));
  vec2 best = vec2(head * 0.9, 2.0);
  vec3 band = vec3(abs(q.x) - 0.86, q.y, q.z);
  best = nearer(best, vec2(chamfered(band, vec3(0.045, 0.525, 0.485), 0.15), 1.0));
  band = vec3(abs(q.x) - 0.19, q.y, q.z);
  best = nearer(best, vec2(chamfered(band, vec3(0.045, 0.525, 0.485), 0.15), 1.0));
  // A knot of gold in the middle of each face.
  vec3 k = vec3(q.x, q.y, abs(q.z) - 0.48);
  float ring = length(vec2(abs(length(k.xy * vec2(1.6, 1.0)) - 0.26), k.z)) - 0.05;
  best = nearer(best, vec2(ring * 0.6, 1.0));
  float wrap = 0.03 * abs(sin(p.y * 17.0 + atan(q.z, q.x)));
  float shaft = max(length(q.xz) - 0.15 - wrap, max(0.9 - p.y, p.y - 2.35));
  best = nearer(best, vec2(shaft * 0.8, 5.0));
  best = nearer(best, vec2(length(p - vec3(0.0, 2.42, 0.0)) - 0.2, 1.0));
  vec3 h = p - vec3(0.0, 2.72, 0.0);
  h.xz = turn(0.9) * h.xz;
  best = nearer(best, vec2(length(vec2(length(h.xy) - 0.13, h.z)) - 0.04, 1.0));
  best = nearer(best, vec2(max(length(q.xz) - 0.21, abs(p.y - 1.1) - 0.06), 1.0));
  return best;
}
