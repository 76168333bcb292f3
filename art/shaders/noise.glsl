float chance(vec2 cell) {
  uvec2 c = uvec2(ivec2(floor(cell)));
  uint h = c.x * 0x9E3779B1u ^ c.y * 0x85EBCA77u;
  h ^= h >> 15; h *= 0x2C1B3C6Du;
  h ^= h >> 12; h *= 0x297A2D39u;
  h ^= h >> 15;
  return float(h >> 8) / 16777216.0;
}

float noise(vec2 p) {
  vec2 cell = floor(p), f = p - cell;
  f = f * f * f * (f * (f * 6.0 - 15.0) + 10.0);
  float low = mix(chance(cell), chance(cell + vec2(1, 0)), f.x);
  float high = mix(chance(cell + vec2(0, 1)), chance(cell + vec2(1, 1)), f.x);
  return mix(low, high, f.y);
}

mat2 turn(float angle) {
  return mat2(cos(angle), -sin(angle), sin(angle), cos(angle));
}

const mat2 OCTAVE = mat2(1.6, -1.2, 1.2, 1.6);

float clouds(vec2 p, int octaves) {
  float sum = 0.0, share = 0.5;
  for (int i = 0; i < octaves; i++) {
    sum += share * noise(p);
    p = OCTAVE * p + 5.7;
    share *= 0.5;
  }
  return sum;
}

