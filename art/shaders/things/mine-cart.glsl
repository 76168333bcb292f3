// A mine cart, heaped with what was found, on its rails.
uniform float uOre;             // 0 crystals, 1 raw metal

float slab(vec3 p, vec3 size) {
  vec3 d = abs(p) - size;
  return length(max(d, 0.0)) + min(max(d.x, max(d.y, d.z)), 0.0);
}

vec2 thing(vec3 p) {
  p.xz = turn(0.62) * p.xz;
  vec3 q = p - vec3(0.0, 1.0, 0.0);
  float wider = 1.0 + 0.2 * q.y;
  vec3 t = vec3(q.x / wider, q.y, q.z / wider);
  float body = max(slab(t, vec3(0.98, 0.55, 0.62)) - 0.02, -slab(t - vec3(0.0, 0.2, 0.0), vec3(0.9, 0.6, 0.54)));
  vec2 best = vec2(body * 0.85, 4.0);
  float bands = max(slab(vec3(abs(t.x) - 0.62, t.y, t.z), vec3(0.07, 0.57, 0.655)), -slab(t, vec3(0.9, 0.9, 0.54)));
  best = nearer(best, vec2(bands * 0.85, 3.0));
  float rim = max(slab(t - vec3(0.0, 0.53, 0.0), vec3(1.04, 0.07, 0.68)), -slab(t, vec3(0.9, 0.9, 0.54)));
  best = nearer(best, vec2(rim * 0.85, 3.0));
  best = nearer(best, vec2(max(slab(t + vec3(0.0, 0.5, 0.0), vec3(1.04, 0.07, 0.66)), 0.0) * 0.85, 3.0));
  vec3 w = vec3(abs(p.x) - 0.55, p.y - 0.34, abs(p.z) - 0.6);
  float wheel = max(length(w.xy) - 0.3, abs(w.z) - 0.06);
  wheel = max(wheel, -max(abs(length(w.xy) - 0.17) - 0.06, 0.02 - abs(w.z)));
  best = nearer(best, vec2(wheel * 0.9, 3.0));
  best = nearer(best, vec2(max(length(w.xy) - 0.09, abs(w.z) - 0.12), 2.0));
  vec3 rail = vec3(p.x, p.y - 0.02, abs(p.z) - 0.6);
  best = nearer(best, vec2(slab(rail, vec3(1.7, 0.04, 0.05)), 3.0));
  for (int i = 0; i < 14; i++) {
    float k = float(i);
    float a = k * 2.4;
    float far = sqrt(k / 14.0);
    vec3 c = vec3(cos(a) * far * 0.74, 0.62 + 0.42 * (1.0 - far), sin(a) * far * 0.42);
    vec3 o = q - c;
    o.xy = turn(k) * o.xy;
    o.yz = turn(k * 1.7) * o.yz;
    float lump = max(slab(o, vec3(0.17, 0.15, 0.19)), (abs(o.x) + abs(o.y) + abs(o.z)) * 0.577 - 0.19) - 0.03;
    best = nearer(best, vec2(lump * 0.9, mod(k, 5.0) < 2.0 ? 6.0 : (uOre > 0.5 ? 14.0 : 9.0)));
  }
  return best;
}
