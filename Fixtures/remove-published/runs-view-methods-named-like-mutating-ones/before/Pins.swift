import SwiftUI

/// Nothing observes these. What changes them announces something that only the row of the changed object reads.
enum Harbour {
  static var depth = 1
  static var width = 1
  static var load = 1
}

// Methods that are called like mutating ones of the standard library leave the variable that holds the object as it is.
final class Pin: ObservableObject {
  @Published var title = "pin"

  func remove(_ count: Int) {
    Harbour.depth += count
    title += "-"
  }
}

final class Buoy: ObservableObject, Equatable {
  @Published var title = "buoy"

  func move() {
    Harbour.width += 10
    title += "!"
  }

  // A view that compares buoys may read the title here, and may not.
  static func == (first: Buoy, second: Buoy) -> Bool { first === second || first.title == second.title }
}

final class Cargo: ObservableObject {
  @Published var title = "cargo"

  func take() {
    Harbour.load += 3
    title += "+"
  }
}

/// A value, none of whose methods changes it.
struct Crane {
  let cargo: Cargo
  func insert() { cargo.take() }
}

struct ContentView: View {
  @StateObject private var pin = Pin()
  @StateObject private var buoy = Buoy()
  @StateObject private var cargo = Cargo()

  var body: some View {
    VStack {
      PinView(pin: pin)
      BuoyView(buoy: buoy)
      CargoView(cargo: cargo, crane: Crane(cargo: cargo))
    }
  }
}

struct PinView: View {
  @ObservedObject var pin: Pin

  var body: some View {
    Text("depth \(Harbour.depth)")
    PinRow(pin: pin)
    Button("remove") { pin.remove(2) }
  }
}

struct PinRow: View {
  @ObservedObject var pin: Pin
  var body: some View { Text(pin.title) }
}

struct BuoyView: View {
  @ObservedObject var buoy: Buoy

  var body: some View {
    Text("width \(Harbour.width), the same \(buoy == buoy)")
    BuoyRow(buoy: buoy)
    Button("move") { buoy.move() }
  }
}

struct BuoyRow: View {
  @ObservedObject var buoy: Buoy
  var body: some View { Text(buoy.title) }
}

struct CargoView: View {
  @ObservedObject var cargo: Cargo
  let crane: Crane

  var body: some View {
    Text("load \(Harbour.load)")
    CargoRow(cargo: cargo)
    Button("insert") { crane.insert() }
  }
}

struct CargoRow: View {
  @ObservedObject var cargo: Cargo
  var body: some View { Text(cargo.title) }
}
