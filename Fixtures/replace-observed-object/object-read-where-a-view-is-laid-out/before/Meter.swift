import SwiftUI

final class Meter: ObservableObject {
  @Published var level = 0.5
  @Published var peak = 1.0
  @Published var inset: CGFloat = 0
  @Published var title = ""
}

struct Wave: Shape {
  let meter: Meter

  func path(in rect: CGRect) -> Path { line(in: rect, to: height) }

  private var height: Double { meter.level }

  private func line(in rect: CGRect, to height: Double) -> Path {
    Path(CGRect(x: meter.inset, y: 0, width: 1, height: CGFloat(height)))
  }
}

struct MeterView: View {
  @ObservedObject var meter: Meter

  var body: some View {
    VStack {
      Text(meter.title)
      Wave(meter: meter)
    }
  }
}

struct Renderer {
  let meter: Meter

  func draw(in context: inout GraphicsContext) {
    context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: meter.peak)), with: .color(.red))
  }
}

struct PeakView: View {
  @StateObject private var meter = Meter()

  var body: some View {
    VStack {
      Text(meter.title)
      Canvas { context, _ in Renderer(meter: meter).draw(in: &context) }
    }
  }
}

struct GuideView: View {
  @ObservedObject var meter: Meter

  var body: some View {
    Text(meter.title).alignmentGuide(.leading) { _ in meter.inset }
  }
}

// What these lay out and draw, their bodies read, too.

struct ReadView: View {
  @ObservedObject var meter: Meter

  var body: some View {
    VStack {
      Text("\(meter.level) \(meter.inset) \(meter.peak)")
      Wave(meter: meter)
      Text(meter.title).alignmentGuide(.leading) { _ in meter.inset }
    }
  }
}

struct Row: View {
  let meter: Meter

  var body: some View { Text("\(meter.peak)") }
}

/// Another view reads it in its own body.
struct RowsView: View {
  @ObservedObject var meter: Meter

  var body: some View {
    VStack {
      Text(meter.title)
      Row(meter: meter)
    }
  }
}
