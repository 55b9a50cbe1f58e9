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

@Observable
final class Home {
  var rooms = [Room(name: "Hall", devices: [Device(id: 1), Device(id: 2)])]
  var byName = ["lamp": Device(id: 3)]
  var log: [String] = []

  var onCount: Int {
    access(keyPath: \.log)
    return rooms.flatMap { $0.devices }.filter { $0.isOn }.count
  }

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
  var home: Home

  var body: some View { Text("\(home.onCount) on") }
}

struct LampsView: View {
  var home: Home

  var body: some View {
    let _ = home.log
    ForEach(home.byName.sorted { $0.key < $1.key }, id: \.key) { name, device in
      Text("\(name) \(device.isOn)")
    }
  }
}

/// Its getter counts how often it is asked, which no view depends on.
@Observable
final class Row: Identifiable {
  let id: Int
  var number = 0
  @ObservationIgnored var uses = 0
  init(id: Int) { self.id = id }

  var text: String {
    uses += 1
    return "row \(number)"
  }
}

@Observable
final class Table {
  var rows = [Row(id: 1), Row(id: 2)]
  var version = 0

  func raise() {
    rows[0].number += 1
    version += 1
  }
}

struct TableView: View {
  var table: Table

  var body: some View {
    ForEach(Array(table.rows.reversed())) { row in Text(row.text) }
  }
}

struct ContentView: View {
  @State private var home = Home()
  @State private var table = Table()

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
