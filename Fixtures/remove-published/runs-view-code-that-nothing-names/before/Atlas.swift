import SwiftUI

/// Nothing observes it. Whatever changes it announces `steps`, which only `StepView` reads.
enum Atlas {
  static var scale = 1
}

final class Journey: ObservableObject {
  @Published var steps = 0
  let map = SeaMap()
  let legend = Legend()
  let chart = Chart()
  let log = Log()
  let printed: SeaMap = PrintedMap()
  let format: () -> String = { "format \(Atlas.scale)" }
  @Scale var width = 2

  func go() {
    Atlas.scale += 1
    steps += 1
  }

  func text(_ scale: Int = Atlas.scale) -> String { "text \(scale)" }
}

class SeaMap {
  var title: String { "map" }
}

final class PrintedMap: SeaMap {
  override var title: String { "printed \(Atlas.scale)" }
}

struct Legend: CustomStringConvertible {
  var description: String { "legend \(Atlas.scale)" }
}

final class Chart {
  subscript(index: Int) -> Int { index * Atlas.scale }
}

final class Log: Sequence {
  func makeIterator() -> IndexingIterator<[Int]> { [Atlas.scale].makeIterator() }
}

@propertyWrapper
struct Scale {
  let value: Int
  init(wrappedValue: Int) { value = wrappedValue }
  var wrappedValue: Int { value * Atlas.scale }
}

struct ContentView: View {
  @StateObject private var journey = Journey()

  var body: some View {
    VStack {
      StepView(journey: journey)
      MapView(journey: journey)
      LegendView(journey: journey)
      ChartView(journey: journey)
      LogView(journey: journey)
      FormatView(journey: journey)
      TextView(journey: journey)
      WidthView(journey: journey)
      RowsView(journey: journey)
      TitleView(journey: journey)
      DraftView(journey: journey)
      Button("go") { journey.go() }
    }
  }
}

struct StepView: View {
  @ObservedObject var journey: Journey
  var body: some View { Text("steps \(journey.steps)") }
}

struct MapView: View {
  @ObservedObject var journey: Journey
  var body: some View { Text(journey.printed.title) }
}

struct LegendView: View {
  @ObservedObject var journey: Journey
  var body: some View { Text("\(journey.legend)") }
}

struct ChartView: View {
  @ObservedObject var journey: Journey
  var body: some View { Text("chart \(journey.chart[2])") }
}

struct LogView: View {
  @ObservedObject var journey: Journey
  var body: some View { Text("log \(journey.log.map { $0 * 10 })") }
}

struct FormatView: View {
  @ObservedObject var journey: Journey
  var body: some View { Text(journey.format()) }
}

struct TextView: View {
  @ObservedObject var journey: Journey
  var body: some View { Text(journey.text()) }
}

struct WidthView: View {
  @ObservedObject var journey: Journey
  var body: some View { Text("width \(journey.width)") }
}

// What a row is made with is evaluated while this body is.
struct RowsView: View {
  @ObservedObject var journey: Journey

  var body: some View {
    ScaleRow()
    DoubledRow()
  }
}

struct ScaleRow: View {
  let scale = Atlas.scale
  var body: some View { Text("scale \(scale)") }
}

struct DoubledRow: View {
  let scale: Int
  init() { scale = Atlas.scale * 2 }
  var body: some View { Text("doubled \(scale)") }
}

// The title of a plain map is always the same.
struct TitleView: View {
  let journey: Journey
  let map = SeaMap()
  var body: some View { Text(map.title) }
}

// A draft keeps what it began with, whatever its view is made with later.
struct DraftView: View {
  @ObservedObject var journey: Journey
  var body: some View { Draft() }
}

struct Draft: View {
  @State private var scale: Int
  init() { _scale = State(initialValue: Atlas.scale) }
  var body: some View { Text("draft \(scale)") }
}
