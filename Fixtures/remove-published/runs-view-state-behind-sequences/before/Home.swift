import SwiftUI

final class Device: Identifiable {
  let id: Int
  var isOn = false
  init(id: Int) { self.id = id }
}

struct Room {
  var name: String
  var devices: [Device]
}

final class Home: ObservableObject {
  @Published var rooms = [Room(name: "Hall", devices: [Device(id: 1), Device(id: 2)])]
  @Published var byName = ["lamp": Device(id: 3)]
  @Published var log: [String] = []

  var onCount: Int { rooms.flatMap { $0.devices }.filter { $0.isOn }.count }

  func toggle() {
    rooms[0].devices[0].isOn.toggle()
    log.append("toggled")
  }

  func toggleAll() {
    byName.values.enumerated().forEach { $0.element.isOn.toggle() }
    log.append("toggled all")
  }
}

struct CountView: View {
  @ObservedObject var home: Home

  var body: some View { Text("\(home.onCount) on") }
}

struct LampsView: View {
  @ObservedObject var home: Home

  var body: some View {
    ForEach(home.byName.sorted { $0.key < $1.key }, id: \.key) { name, device in
      Text("\(name) \(device.isOn)")
    }
  }
}

/// Its getter counts how often it is asked, which no view depends on.
final class Row: ObservableObject, Identifiable {
  let id: Int
  @Published var number = 0
  var uses = 0
  init(id: Int) { self.id = id }

  var text: String {
    uses += 1
    return "row \(number)"
  }
}

final class Table: ObservableObject {
  @Published var rows = [Row(id: 1), Row(id: 2)]
  @Published var version = 0

  func raise() {
    rows[0].number += 1
    version += 1
  }
}

struct TableView: View {
  @ObservedObject var table: Table

  var body: some View {
    ForEach(Array(table.rows.reversed())) { row in Text(row.text) }
  }
}

struct ContentView: View {
  @StateObject private var home = Home()
  @StateObject private var table = Table()

  var body: some View {
    VStack {
      CountView(home: home)
      LampsView(home: home)
      TableView(table: table)
      TableView(table: table)
      Button("toggle") { home.toggle() }
      Button("toggle all") { home.toggleAll() }
      Button("raise") { table.raise() }
    }
  }
}
