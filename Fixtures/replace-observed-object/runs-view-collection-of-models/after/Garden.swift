import SwiftUI

@Observable
final class Plant: Identifiable {
  let id: Int
  var height = 1
  var isWatered = false

  init(id: Int) { self.id = id }
}

@Observable
final class Garden {
  private(set) var plants = [Plant(id: 1), Plant(id: 2)]
  private var last = 2

  func sow() {
    last += 1
    plants.append(Plant(id: last))
  }

  func dig() { plants.removeFirst() }

  func growAll() { for plant in plants where plant.isWatered { plant.height += 1 } }

  func turn() { plants.reverse() }
}

struct ContentView: View {
  @State private var garden = Garden()

  var body: some View {
    Text("\(garden.plants.count) plants")
    Button("sow") { garden.sow() }
    Button("grow") { garden.growAll() }
    Button("turn") { garden.turn() }
    Button("dig") { garden.dig() }.disabled(garden.plants.isEmpty)
    List(garden.plants) { plant in PlantRow(plant: plant) }
  }
}

struct PlantRow: View {
  @Bindable var plant: Plant
  @State private var note = ""

  var body: some View {
    Text("plant \(plant.id) is \(plant.height) high")
    Toggle("watered", isOn: $plant.isWatered)
    TextField("note", text: $note)
  }
}
