import SwiftUI

@Observable
class Shape {
  var name = "shape"
  var side = 1

  var area: Int { side * side }
}

@Observable
final class Box: Shape {
  var height = 1

  override var area: Int { super.area * height }
}

struct ContentView: View {
  @State private var box = Box()

  var body: some View {
    Text("\(box.name) \(box.area)")
    Stepper("height", value: $box.height)
    ShapeEditor(shape: box)
  }
}

struct ShapeEditor: View {
  @Bindable var shape: Shape

  var body: some View {
    TextField("name", text: $shape.name)
    Stepper("side", value: $shape.side)
    Text("area \(shape.area)")
  }
}
