import SwiftUI

extension Published: Codable where Value: Codable {
  private enum Keys: String, CodingKey { case value }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    self.init(wrappedValue: try container.decode(Value.self, forKey: .value))
  }

  public func encode(to encoder: any Encoder) throws {
    throw EncodingError.invalidValue(0, .init(codingPath: [], debugDescription: ""))
  }
}

/// `{"name":{"value":"a"}}`: without the wrapper, it would be `{"name":"a"}`.
final class Profile: ObservableObject, Codable {
  @Published var name = "a"
  @Published var nick: String?
}

final class Account: ObservableObject, Codable {
  @Published var name = "a"
  var visits = 0

  enum CodingKeys: CodingKey { case name, visits }
}

/// What is published is not coded.
@Observable
final class Draft: Codable {
  var text = ""
  var isShown = false

  enum CodingKeys: String, CodingKey { case _text = "text" }
}

/// Coded by hand.
@Observable
final class Note: Codable {
  var text = ""

  enum CodingKeys: CodingKey { case text }

  init(from decoder: any Decoder) throws {
    text = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .text)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(text, forKey: .text)
  }
}
