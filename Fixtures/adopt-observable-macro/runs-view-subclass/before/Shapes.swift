import SwiftUI

class Shape: ObservableObject {
  @Published var name = "shape"
  @Published var side = 1

  var area: Int { side * side }
}

final class Box: Shape {
  @Published var height = 1

  override var area: Int { super.area * height }
}

struct ContentView: View {
  @StateObject private var box = Box()

  var body: some View {
    Text("\(box.name) \(box.area)")
    Stepper("height", value: $box.height)
    ShapeEditor(shape: box)
  }
}

struct ShapeEditor: View {
  @ObservedObject var shape: Shape

  var body: some View {
    TextField("name", text: $shape.name)
    Stepper("side", value: $shape.side)
    Text("area \(shape.area)")
  }
}
