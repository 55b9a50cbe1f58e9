import SwiftUI

@Observable
final class Lamp {
  var name = "lamp"
  var level = 0
  private(set) var color = "white"
  private(set) var switches = 0

  func toggle() {
    level = level == 0 ? 5 : 0
    switches += 1
  }

  func paint() { color = color == "white" ? "red" : "white" }
}

struct ContentView: View {
  @State private var lamp = Lamp()

  var body: some View {
    Text("\(lamp.name) \(lamp.level) \(lamp.color)")
    Button("paint") { lamp.paint() }
    Button("switch") { lamp.toggle() }
    LevelView(lamp: lamp)
  }
}

struct LevelView: View {
  @Bindable var lamp: Lamp

  var body: some View {
    Stepper("level", value: $lamp.level)
    TextField("name", text: $lamp.name)
    Text("switched \(lamp.switches) times")
  }
}
