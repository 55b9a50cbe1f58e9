import SwiftUI

@Observable
final class Plant {
  var height = 1
}

struct Reading {
  let value: Double
}

struct PlantView: View {
  @Environment(Plant.self) var plant

  var body: some View { Text("\(plant.height)") }
}

struct GardenView: View {
  let plants: [String: Plant]
  let reading = Reading(value: 20)

  var body: some View {
    ForEach(Array(plants), id: \.key) { pair in
      PlantView().environment(pair.value)
    }
    Text("\(reading.value)")
  }
}
