import SwiftUI

final class Plant: ObservableObject {
  @Published var height = 1
}

struct Reading {
  let value: Double
}

struct PlantView: View {
  @EnvironmentObject var plant: Plant

  var body: some View { Text("\(plant.height)") }
}

struct GardenView: View {
  let plants: [String: Plant]
  let reading = Reading(value: 20)

  var body: some View {
    ForEach(Array(plants), id: \.key) { pair in
      PlantView().environmentObject(pair.value)
    }
    Text("\(reading.value)")
  }
}
