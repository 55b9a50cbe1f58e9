import SwiftUI

final class Visits: ObservableObject {
  @Published var count = 0

  func record() -> String {
    note()
    return "visited"
  }

  private func note() { count += 1 }
}

struct Row: View {
  let visits: Visits

  var body: some View {
    Text(visits.record())
  }
}

struct VisitCount: View {
  @ObservedObject var visits: Visits

  var body: some View {
    Text("\(visits.count)")
  }
}
