import Foundation

extension JSONDecoder {
  // The decoder has one with other labels, which gives what it is asked for.
  func decode(_ text: String) -> Lamp { Lamp() }
}

extension UserDefaults {
  // Without a label, nothing tells it from what the module may have.
  func value(_ number: Int) -> Lamp { Lamp() }
}
