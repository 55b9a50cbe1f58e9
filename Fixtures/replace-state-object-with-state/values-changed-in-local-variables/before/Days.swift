import Foundation
import SwiftUI

struct Format {
  static let short = Format()
  var digits = 2
}

final class Days: ObservableObject {
  @Published var count = 0
  let first: Date

  init(count: Int) {
    self.count = count
    var calendar = Calendar.current
    calendar.timeZone = .gmt
    var format = Format.short
    format.digits = 3
    first = calendar.startOfDay(for: Date())
  }
}

struct DaysView: View {
  @StateObject private var days: Days

  init(count: Int) { _days = StateObject(wrappedValue: Days(count: count)) }

  var body: some View {
    Text("\(days.count) days since \(days.first.formatted())")
    Button("Add") { days.count += 1 }
  }
}
