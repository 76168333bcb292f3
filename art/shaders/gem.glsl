// A cut stone, by its facets: a ray enters, is thrown about inside until it leaves, and shows the
// lamps it meets there. Red, green and blue bend differently, which is the fire of a diamond.
uniform vec4 uFacets[64];
uniform float uFacetCount, uBend, uFire, uTilt, uTurn, uLift, uClear, uScale, uSparkle;
uniform vec3 uTint, uBackdrop, uLightColour, uAccent;

vec3 roomLight(vec3 ray) {
  float up = ray.y * 0.5 + 0.5;
  vec3 light = mix(vec3(0.02), uBackdrop * 0.9, up) + vec3(0.05) * up;
  // A ring of lamps, and a hot one above.
  float around = atan(ray.z, ray.x) * 1.9099 + uSeed;
  float lamps = smoothstep(0.28, 0.12, abs(fract(around) - 0.5));
  light += uLightColour * lamps * smoothstep(0.12, 0.3, ray.y) * smoothstep(0.72, 0.5, ray.y) * 3.1;
  light += uLightColour * 4.4 * smoothstep(0.83, 0.95, ray.y);
  float low = smoothstep(0.2, 0.08, abs(fract(around * 1.5 + 0.3) - 0.5));
  light += uAccent * low * smoothstep(-0.75, -0.4, ray.y) * smoothstep(-0.05, -0.3, ray.y) * 1.5;
  return light;
}

// Where a ray meets the hull: nearest facet it enters by, or, from inside, the one it leaves by.
bool enter(vec3 eye, vec3 ray, out float along, out vec3 n) {
  float first = -1e4, last = 1e4;
  int count = int(uFacetCount + 0.5);
  for (int i = 0; i < 64; i++) {
    if (i >= count) break;
    float speed = dot(uFacets[i].xyz, ray);
    float gap = uFacets[i].w - dot(uFacets[i].xyz, eye);
    if (abs(speed) < 1e-5) { if (gap < 0.0) return false; continue; }
    float t = gap / speed;
    if (speed < 0.0) { if (t > first) { first = t; n = uFacets[i].xyz; } }
    else last = min(last, t);
  }
  along = first;
  return first < last && first > 0.0;
}

float leave(vec3 eye, vec3 ray, out vec3 n) {
  float last = 1e4;
  int count = int(uFacetCount + 0.5);
  for (int i = 0; i < 64; i++) {
    if (i >= count) break;
    float speed = dot(uFacets[i].xyz, ray);
    if (speed < 1e-5) continue;
    float t = (uFacets[i].w - dot(uFacets[i].xyz, eye)) / speed;
    if (t < last) { last = t; n = uFacets[i].xyz; }
  }
  return max(last, 0.0);
}

vec3 inside(vec3 at, vec3 ray, vec3 n, float bend) {
  vec3 r = refract(ray, n, 1.0 / bend);
  vec3 light = vec3(0);
  float left = 1.0, way = 0.0;
  for (int i = 0; i < 6; i++) {
    vec3 m;
    float t = leave(at - n * 0.0005, r, m);
    at += r * t;
    way += t;
    vec3 outside = refract(r, -m, bend);
    vec3 stain = exp(-(1.0 - uTint) * way * 0.85);
    if (dot(outside, outside) > 0.01) {
      float facing = dot(outside, m);
      float mirror = 0.04 + 0.96 * pow(1.0 - clamp(facing, 0.0, 1.0), 5.0);
      light += roomLight(outside) * stain * left * (1.0 - mirror);
      left *= mirror;
    } else if (i == 5) {
      light += roomLight(r) * stain * left * 0.6;
    }
    if (left < 0.04) break;
    r = reflect(r, -m);
    n = m;
  }
  return light;
}

vec3 behindAll(vec2 p) {
  float r = length(p - vec2(0.0, 0.22));
  vec3 light = uBackdrop * (0.1 + 0.95 * exp(-r * 1.8)) + uAccent * 0.12 * exp(-r * 3.4);
  float angle = atan(p.y - 0.22, p.x);
  float rays = noise(vec2(angle * 6.0 + uSeed, 1.0)) * noise(vec2(angle * 17.0 + uSeed, 4.0));
  light += (uAccent * 0.6 + uLightColour * 0.15) * smoothstep(0.2, 0.8, rays) * exp(-r * 1.5) * 0.55 * uSparkle;
  vec2 q = vec2(p.x * 1.2, p.y * 1.2) + uSeed;
  light *= 0.75 + 0.6 * clouds(q * 1.4 + vec2(clouds(q * 2.0, 3)) * 2.0, 5);
  light += uLightColour * points(p * 15.0, 0.86, 0.12) * 0.6 * uSparkle;
  return light;
}

vec3 stoneAt(vec2 p, vec2 centre, float scale, float tilt, float turned, out float hit) {
  vec3 eye = vec3((p - centre) / scale * 1.0, 6.0);
  vec3 ray = normalize(vec3((p - centre) * 0.05, -1.0));
  eye.yz = turn(tilt) * eye.yz; ray.yz = turn(tilt) * ray.yz;
  eye.xz = turn(turned) * eye.xz; ray.xz = turn(turned) * ray.xz;
  float along; vec3 n;
  hit = 0.0;
  if (!enter(eye, ray, along, n)) return vec3(0);
  hit = 1.0;
  vec3 at = eye + ray * along;
  float mirror = 0.05 + 0.8 * pow(1.0 - max(dot(n, -ray), 0.0), 4.0);
  vec3 light = roomLight(reflect(ray, n)) * mirror;
  vec3 red = inside(at, ray, n, uBend - 0.03 * uFire);
  vec3 green = inside(at, ray, n, uBend);
  vec3 blue = inside(at, ray, n, uBend + 0.045 * uFire);
  return light + vec3(red.r, green.g, blue.b) * (0.25 + 0.95 * uTint);
}

vec3 star(vec2 p, vec2 at, float size) {
  vec2 d = (p - at) / size;
  float s = 0.012 / (abs(d.x) + 0.012) * exp(-abs(d.y) * 5.0) + 0.012 / (abs(d.y) + 0.012) * exp(-abs(d.x) * 5.0);
  return uLightColour * s * smoothstep(1.0, 0.2, length(d));
}

vec3 paint(vec2 p) {
  float hit;
  vec2 centre = uClear > 0.5 ? vec2(0.0) : vec2(0.0, uLift);
  vec3 light = stoneAt(p, centre, uScale, uTilt, uTurn, hit);
  shown = 1.0;
  if (uClear > 0.5) { shown = hit; return light; }
  if (hit < 0.5) {
    light = behindAll(p);
    // A velvet floor with the light that the stone throws onto it.
    float floor_ = uLift - uScale * 1.02;
    if (p.y < floor_ + 0.14) {
      float depth = floor_ + 0.14 - p.y;
      float other;
      vec3 seen = stoneAt(vec2(p.x + 0.02 * noise(p * 30.0), 2.0 * floor_ + 0.02 - p.y), centre, uScale, uTilt, uTurn, other);
      vec3 ground = uBackdrop * 0.2 * exp(-abs(p.x) * 1.4) + seen * 0.3 * other * exp(-depth * 2.5);
      float net = 1.0 - abs(noise(p * vec2(9.0, 20.0) + clouds(p * 8.0, 3) * 3.0) * 2.0 - 1.0);
      ground += uTint * uLightColour * pow(net, 6.0) * 0.16 * exp(-dot(p - vec2(0.1, floor_), p - vec2(0.1, floor_)) * 9.0);
      light = mix(light, ground, smoothstep(0.0, 0.12, depth));
    }
  }
  light += star(p, centre + vec2(-0.26, 0.34) * uScale * 1.6, 0.42) * uSparkle * 1.5;
  light += star(p, centre + vec2(0.36, 0.1) * uScale * 1.6, 0.24) * uSparkle;
  return light;
}
