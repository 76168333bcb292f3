// A standing stone with runes in its face that give light.
float stroke(vec2 p, vec2 a, vec2 b) {
  vec2 pa = p - a, ba = b - a;
  return length(pa - ba * clamp(dot(pa, ba) / dot(ba, ba), 0.0, 1.0));
}

float rune(vec2 p) {
  float d = stroke(p, vec2(0.0, -0.62), vec2(0.0, 0.62));
  d = min(d, stroke(p, vec2(0.0, 0.62), vec2(0.32, 0.25)));
  return min(d, stroke(p, vec2(0.0, 0.62), vec2(-0.32, 0.25)));
}

vec2 thing(vec3 p) {
  p.xz = turn(0.25) * p.xz;
  vec3 q = p - vec3(0.0, 1.1, 0.0);
  float lean = 0.12 * q.y;
  vec2 a = abs(vec2(q.x + 0.04 * q.y, q.z)) - vec2(0.72 - 0.16 * q.y - 0.1 * q.y * q.y, 0.32 - lean);
  float body = max(max(a.x, a.y), q.y - 1.2 + 0.4 * (q.x + 0.25) * (q.x + 0.25));
  float rough = 0.12 * clouds(q.xy * 2.4 + q.z, 4) + 0.05 * noise(q.xy * 9.0 + q.z * 7.0);
  body = body - 0.06 + rough;
  float carved = rune(q.xy * 1.05 - vec2(0.0, 0.05)) - 0.075;
  float cut = max(carved, 0.14 - q.z);
  vec2 best = vec2(max(body, -cut) * 0.62, 6.0);
  float fill = max(max(carved - 0.004, abs(q.z - 0.12) - 0.1), body + 0.05);
  return nearer(best, vec2(fill * 0.62, 10.0));
}
