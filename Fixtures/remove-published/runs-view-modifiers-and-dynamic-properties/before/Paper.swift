import SwiftUI

/// Nothing observes these. What changes them announces something that only a row reads.
enum Ink {
  static var color = "blue"
  static var drops = 0
  static var stains = 0
}

final class Paper: ObservableObject {
  @Published var isDark = false

  func darken() {
    Ink.color += "!"
    isDark.toggle()
  }
}

final class Pen: ObservableObject {
  @Published var strokes = 0

  func draw() {
    Ink.drops += 1
    strokes += 1
  }

  func spill() {
    Ink.stains += 1
    strokes += 10
  }
}

// The body of a modifier is tracked like that of a view.
struct Tinted: ViewModifier {
  @ObservedObject var paper: Paper

  func body(content: Content) -> some View {
    content
    Text("ink \(Ink.color)")
  }
}

// What the value of a wrapper reads, the view reads that asks for it.
@propertyWrapper
struct Drops: DynamicProperty {
  @ObservedObject var pen: Pen
  var wrappedValue: Int { Ink.drops }
  init(pen: Pen) { self.pen = pen }
}

struct ContentView: View {
  @StateObject private var paper = Paper()
  @StateObject private var pen = Pen()

  var body: some View {
    VStack {
      Text("paper").modifier(Tinted(paper: paper))
      DropsView(pen: pen)
      StainsView(pen: pen)
      RowView(paper: paper, pen: pen)
      Button("darken") { paper.darken() }
      Button("draw") { pen.draw() }
      Button("spill") { pen.spill() }
    }
  }
}

struct DropsView: View {
  @Drops private var drops: Int
  init(pen: Pen) { _drops = Drops(pen: pen) }
  var body: some View { Text("drops \(drops)") }
}

struct StainsView: View {
  @ObservedObject var pen: Pen
  var body: some View { Text("stains \(Ink.stains)") }
}

struct RowView: View {
  @ObservedObject var paper: Paper
  @ObservedObject var pen: Pen
  var body: some View { Text("dark \(paper.isDark), strokes \(pen.strokes)") }
}
