import SwiftUI

struct Printer {
  let sheet: Sheet

  func log<Model: ObservableObject>(_ model: Model) {}

  func titles(_ titles: [String]) -> [String] {
    let log = titles.first ?? ""
    return [sheet.log, log, unknown.log] + titles.map(\.log)
  }

  var unknown: Sheet { Bundle.main.sheet }
}

struct Sheet {
  var log = "log"

  mutating func clear() {
    log = ""
    self.log = log + log
  }
}

extension String {
  var log: String { self }
}

extension Bundle {
  var sheet: Sheet { Sheet() }
}

final class Pond: ObservableObject {
  @Published var fish = 0
}

struct PondView: View {
  @ObservedObject var pond: Pond
  let printer = Printer(sheet: Sheet())

  var body: some View {
    Button("\(pond.fish) \(Bundle.main.sheet.log)") {
      printer.log(pond)
    }
  }
}
