import SwiftUI

final class Plant: ObservableObject, Identifiable {
  @Published var height = 1
}

/// It gets the member by an extension.
final class Fence: ObservableObject {
  @Published var boards = 8
}

extension Fence {
  var height: Int { boards / 4 }
}

/// It gets the member by a protocol.
final class Wall: ObservableObject, Measured {
  @Published var stones = 9
}

protocol Measured {
  var stones: Int { get }
}

extension Measured {
  var height: Int { stones / 3 }
}

/// It may get the member in another way.
@dynamicMemberLookup
final class Gate: ObservableObject {
  @Published var size = GateSize()

  subscript<Value>(dynamicMember part: KeyPath<GateSize, Value>) -> Value { size[keyPath: part] }
}

struct GateSize {
  var height = 2
}

/// The closure has a value of the same name, which says nothing of the first.
struct GardenView: View {
  let plants: [Plant]

  var body: some View {
    Grid(plants) { plant in
      PlantView(height: plant.height)
        .onTapGesture { [Hose()].forEach { plant in print(plant.length) } }
        .environmentObject(plant)
    }
  }
}

struct Hose {
  var length = 3
}

struct PlantView: View {
  @EnvironmentObject var plant: Plant
  let height: Int

  var body: some View { Text("\(height) \(plant.height)") }
}

struct FenceView: View {
  @ObservedObject var fence: Fence
  @ObservedObject var wall: Wall
  @ObservedObject var gate: Gate

  var body: some View { Text("\(fence.height) \(wall.height) \(gate.height)") }
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
