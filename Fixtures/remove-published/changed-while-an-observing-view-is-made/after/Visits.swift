import SwiftUI

@Observable
final class Visits {
  var last = ""
  var count = 0

  func record(_ name: String) -> String {
    if last != name { last = name }
    return "visited"
  }

  func visit() -> String {
    count += 1
    return "visit"
  }
}

struct VisitRow: View {
  var visits: Visits

  var body: some View {
    Text(visits.record("row"))
    Button("again \(visits.count)") { _ = visits.visit() }
  }
}

struct VisitButton: View {
  let visits: Visits

  var body: some View {
    Button("visit") { _ = visits.visit() }
  }
}
