#version 300 es
// What every painting shares: chance, noise, the subject that stands in it and the developing of
// light into colours. A place p has y from -1 at the foot to 1 at the top, x as wide as the frame.
precision highp float;
precision highp int;

uniform vec2 uFrame;            // width and height of the picture in pixels
uniform float uSeed;
uniform float uExposure, uContrast, uSaturation, uVignette, uGrain, uRays;
uniform sampler2D uSubject;     // cover, cover softened a little, cover softened much, inner lines
uniform vec4 uSubjectPlace;     // centre x, y, half the size, 1 where there is a subject
uniform vec3 uSubjectColour, uRimColour;
uniform float uRim;
uniform float uRain, uSnow, uEmbers, uMotes;
uniform vec3 uEmberColour;

out vec4 pixel;

// How much of the picture a place fills; less than 1 only where a thing stands on nothing.
float shown = 1.0;

#include noise
float crests(vec2 p, int octaves) {
  float sum = 0.0, share = 0.52, flank = 1.0;
  for (int i = 0; i < octaves; i++) {
    float crest = 1.0 - abs(noise(p) * 2.0 - 1.0);
    crest *= crest;
    sum += share * crest * flank;
    flank = clamp(crest * 1.6, 0.0, 1.0);
    p = OCTAVE * p + 3.1;
    share *= 0.48;
  }
  return sum;
}

// Points of light scattered over the plane; size is the share of a cell the largest fill.
float points(vec2 p, float rarity, float size) {
  vec2 cell = floor(p);
  float rank = chance(cell + uSeed * 7.0);
  if (rank < rarity) return 0.0;
  vec2 place = (vec2(chance(cell + 31.0), chance(cell + 97.0)) - 0.5) * 0.6;
  float share = (rank - rarity) / (1.0 - rarity);
  return smoothstep(size, 0.0, length(p - cell - 0.5 - place)) * (0.15 + share * share * share);
}

// The subject at a place: how much it covers, and how its edge faces a light in that direction.
vec4 subjectAt(vec2 p) {
  if (uSubjectPlace.w < 0.5) return vec4(0);
  vec2 q = (p - uSubjectPlace.xy) / uSubjectPlace.z;
  if (abs(q.x) > 1.0 || abs(q.y) > 1.0) return vec4(0);
  return texture(uSubject, vec2(q.x, -q.y) * 0.5 + 0.5);
}

// Lays the subject as a dark body with light creeping round the edge that faces the lamp.
vec3 withSubject(vec3 behind, vec2 p, vec2 lamp) {
  vec4 here = subjectAt(p);
  if (here.r <= 0.0) return behind;
  vec2 toLamp = normalize(lamp - p + 0.0001);
  float open = 1.0 - subjectAt(p + toLamp * 0.009 * uSubjectPlace.z * 2.0).g;
  float wide = 1.0 - subjectAt(p + toLamp * 0.05 * uSubjectPlace.z * 2.0).b;
  vec3 body = uSubjectColour * (0.55 + 0.9 * clouds(p * 9.0, 3));
  body += uRimColour * uRim * (pow(clamp(open, 0.0, 1.0), 2.4) * 0.9 + wide * 0.08);
  body *= 1.0 - 0.55 * here.a;
  return mix(behind, body, here.r);
}

vec3 weather(vec3 light, vec2 p) {
  if (uRain > 0.0) {
    for (int i = 0; i < 3; i++) {
      float near = float(i) * 0.5 + 0.6;
      vec2 q = turn(0.16) * p * vec2(64.0 / near, 3.2 / near) + uSeed * 3.0 + float(i) * 17.0;
      float drop = step(0.8, chance(floor(q))) * smoothstep(0.5, 0.0, abs(fract(q.x) - 0.5));
      float tail = smoothstep(0.0, 0.3, fract(q.y)) * smoothstep(1.0, 0.5, fract(q.y));
      light += vec3(0.5, 0.62, 0.8) * drop * tail * uRain * 0.055 * near * (0.3 + light * 2.5);
    }
  }
  if (uSnow > 0.0) {
    for (int i = 0; i < 4; i++) {
      float near = exp2(float(i) * 0.75);
      vec2 q = p * 26.0 / near + vec2(uSeed * 5.0, float(i) * 11.3);
      q.x += 0.4 * sin(q.y * 1.3 + float(i));
      float flake = points(q, 0.72, 0.16 + 0.04 * float(i));
      light += vec3(0.75, 0.85, 1.0) * flake * uSnow * (0.85 / (1.0 + float(i) * 0.55));
    }
  }
  if (uEmbers > 0.0) {
    for (int i = 0; i < 4; i++) {
      float near = exp2(float(i) * 0.7);
      vec2 q = turn(0.3) * p * vec2(20.0, 15.0) / near + uSeed * 2.0 + float(i) * 7.0;
      q += vec2(noise(q * 0.5), noise(q * 0.5 + 9.0)) * 1.4;
      float spark = points(q, 0.8, 0.13 + 0.07 * float(i));
      light += uEmberColour * spark * uEmbers * (2.6 / near);
    }
  }
  if (uMotes > 0.0) {
    for (int i = 0; i < 3; i++) {
      float near = 1.0 + float(i) * 1.6;
      float mote = points(p * 13.0 / near + uSeed + float(i) * 5.0, 0.7, 0.3);
      light += uEmberColour * smoothstep(0.0, 0.12, mote) * uMotes * 0.07;
    }
  }
  return light;
}

vec3 develop(vec3 light, vec2 place) {
  vec3 c = 1.0 - exp(-max(light, 0.0) * uExposure);
  c = pow(c, vec3(0.4545));
  c = mix(c, c * c * (3.0 - 2.0 * c), uContrast);
  c = max(mix(vec3(dot(c, vec3(0.3, 0.59, 0.11))), c, uSaturation), 0.0);
  vec2 fromCentre = place - vec2(0.5, 0.56);
  c *= 1.0 - clamp(dot(fromCentre, fromCentre) * uVignette, 0.0, 0.92);
  return c + (chance(gl_FragCoord.xy + 0.5) - 0.5) * uGrain;
}

vec3 paint(vec2 p);

void main() {
  vec2 p = (gl_FragCoord.xy * 2.0 - uFrame) / uFrame.y;
  vec3 light = vec3(0);
  float cover = 0.0;
  int rays = int(uRays + 0.5);
  for (int i = 0; i < rays; i++) {
    vec2 shift = rays > 1 ? (vec2(float(i), float(1 - i)) - 0.5) * 0.6 : vec2(0);
    // The count is not known to the compiler, so that it does not write everything twice.
    light += min(paint(p + shift * 2.0 / uFrame.y), vec3(14.0)) * shown;
    cover += shown;
  }
  light = weather(light / max(cover, 0.001), p);
  float alpha = cover / float(rays);
  pixel = vec4(develop(light, gl_FragCoord.xy / uFrame) * alpha, alpha);
}
