import SwiftUI

/// Nobody observes it.
final class Preference {
  static let shared = Preference()
  var unit = "mg"

  func format(_ value: Int) -> String { "\(value) \(unit)" }
}

/// The getter of `text` fills a cache, and shows what nobody observes.
final class Bolus: ObservableObject {
  @Published private var written = ""
  @Published var quantity: Int?
  private var cachedUnit = ""

  var text: String {
    if cachedUnit != Preference.shared.unit {
      cachedUnit = Preference.shared.unit
      guard let quantity else { return written }
      return Preference.shared.format(quantity)
    }
    return cachedUnit
  }

  func change() {
    Preference.shared.unit = "mmol"
    written = "5"
  }
}

struct BolusView: View {
  @ObservedObject var bolus: Bolus

  var body: some View {
    Text(bolus.text)
    Button("change") { bolus.change() }
  }
}
