import SwiftUI

struct Entry: Identifiable, Equatable {
  let id: Int
  var hours = 1
}

@Observable
final class Report {
  var entries = [Entry(id: 1), Entry(id: 2)] {
    didSet { cachedTotal = nil }
  }
  var rate = 2 {
    didSet { cachedTotal = nil }
  }
  var currency = "c"
  @ObservationIgnored private var cachedTotal: Int?

  var total: Int {
    access(keyPath: \.entries)
    access(keyPath: \.rate)
    if let cachedTotal { return cachedTotal }
    let total = entries.reduce(0) { $0 + $1.hours } * rate
    cachedTotal = total
    return total
  }

  var text: String { "\(total) \(currency)" }
}

struct ContentView: View {
  @State private var report = Report()

  var body: some View {
    TotalView(report: report)
    ForEach($report.entries) { $entry in Stepper("hours", value: $entry.hours) }
    Settings(report: report)
    Text("\(report.total)")
  }
}

struct TotalView: View {
  var report: Report

  var body: some View { Text(report.text) }
}

struct Settings: View {
  @Bindable var report: Report

  var body: some View {
    Stepper("rate", value: $report.rate)
    TextField("currency", text: $report.currency)
  }
}
