import SwiftUI

final class Lamp: ObservableObject {
  @Published var name = "lamp"
  var level = 0 {
    willSet { if newValue != level { objectWillChange.send() } }
  }
  private(set) var color = "white" {
    didSet { objectWillChange.send() }
  }
  private(set) var switches = 0

  func toggle() {
    level = level == 0 ? 5 : 0
    switches += 1
  }

  func paint() { color = color == "white" ? "red" : "white" }
}

struct ContentView: View {
  @StateObject private var lamp = Lamp()

  var body: some View {
    Text("\(lamp.name) \(lamp.level) \(lamp.color)")
    Button("paint") { lamp.paint() }
    Button("switch") { lamp.toggle() }
    LevelView(lamp: lamp)
  }
}

struct LevelView: View {
  @ObservedObject var lamp: Lamp

  var body: some View {
    Stepper("level", value: $lamp.level)
    TextField("name", text: $lamp.name)
    Text("switched \(lamp.switches) times")
  }
}
