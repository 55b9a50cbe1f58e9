import SwiftUI

final class Plant: ObservableObject, Identifiable {
  @Published var height = 1
  let name: String
  var pot: Pot?

  init(name: String) { self.name = name }
}

final class Pot: ObservableObject {
  @Published var isWet = false
}

/// Has a name, too, but no height.
final class Shed: ObservableObject {
  @Published var name = "Shed"
}

/// Inherits what the others do not have.
class Weather: ObservableObject {
  @Published var isSunny = true
}

final class Forecast: Weather {
  @Published var days = 3
}

/// Puts an object of unknown type into the environment: one of those that have a height and a name.
struct GardenView: View {
  let plants: [Plant]

  var body: some View {
    Grid(plants) { plant in
      PlantView(title: plant.name, height: plant.height)
        .environmentObject(plant)
    }
  }
}

struct PlantView: View {
  @EnvironmentObject var plant: Plant
  let title: String
  let height: Int

  var body: some View { Text("\(title) \(height) \(plant.height)") }
}

struct ShedView: View {
  @StateObject private var shed = Shed()
  @StateObject private var forecast = Forecast()
  @ObservedObject var pot: Pot

  var body: some View {
    Text("\(shed.name) \(forecast.days) \(forecast.isSunny ? "sun" : "rain") \(pot.isWet ? "wet" : "dry")")
  }
}

struct Grid<Elements: RandomAccessCollection, Content: View>: View where Elements.Element: Identifiable {
  typealias Element = Elements.Element
  typealias Cell = (Element) -> Content

  let elements: Elements
  let cell: Cell

  init(_ elements: Elements, @ViewBuilder cell: @escaping Cell) {
    self.elements = elements
    self.cell = cell
  }

  var body: some View { ForEach(elements) { cell($0) } }
}
