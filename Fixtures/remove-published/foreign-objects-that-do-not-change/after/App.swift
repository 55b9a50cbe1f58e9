import Foundation
import SwiftUI

enum Formats {
  static let day: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd"
    return formatter
  }()
}

let numbers = NumberFormatter()

@Observable
final class Diary {
  var day = Date(timeIntervalSince1970: 0)

  func next() { day += 86_400 }
}

struct DayView: View {
  var diary: Diary

  var body: some View {
    Text(Formats.day.string(from: diary.day))
    Text(numbers.string(from: 1) ?? "")
  }
}
