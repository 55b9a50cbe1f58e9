import Foundation

/// As much of JSON Schema as the project's own schemas use.
struct JSONSchema {
  private let root: [String: Any]

  init(_ file: URL) throws {
    root = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any] ?? [:]
  }

  func problems(in value: Any) -> [String] { problems(value, root, at: "") }

  private func problems(_ value: Any, _ schema: [String: Any], at path: String) -> [String] {
    var problems: [String] = []
    for (keyword, rule) in schema.sorted(by: { $0.key < $1.key }) {
      switch (keyword, rule) {
      case ("$ref", let reference as String):
        problems += self.problems(value, definition(reference), at: path)
      case ("type", let type as String):
        if !Self.isOf(type, value) { problems.append("\(path): is no \(type)") }
      case ("const", let constant):
        if !Self.areEqual(value, constant) { problems.append("\(path): is not \(constant)") }
      case ("enum", let values as [Any]):
        if !values.contains(where: { Self.areEqual($0, value) }) {
          problems.append("\(path): is none of \(values)")
        }
      case ("minimum", let minimum as Int):
        if let number = value as? Int, number < minimum { problems.append("\(path): is below \(minimum)") }
      case ("minItems", let count as Int):
        if let items = value as? [Any], items.count < count { problems.append("\(path): has too few items") }
      case ("minLength", let length as Int):
        if let text = value as? String, text.count < length { problems.append("\(path): is too short") }
      case ("pattern", let pattern as String):
        if let text = value as? String, text.range(of: pattern, options: .regularExpression) == nil {
          problems.append("\(path): '\(text)' does not match")
        }
      case ("required", let names as [String]):
        let object = value as? [String: Any] ?? [:]
        problems += names.filter { object[$0] == nil }.map { "\(path): has no '\($0)'" }
      case ("properties", let properties as [String: [String: Any]]):
        let object = value as? [String: Any] ?? [:]
        for (name, member) in object.sorted(by: { $0.key < $1.key }) {
          if let own = properties[name] {
            problems += self.problems(member, own, at: "\(path)/\(name)")
          } else if schema["additionalProperties"] as? Bool == false {
            problems.append("\(path): '\(name)' is not described")
          }
        }
      case ("items", let items as [String: Any]):
        for (index, member) in (value as? [Any] ?? []).enumerated() {
          problems += self.problems(member, items, at: "\(path)/\(index)")
        }
      case ("$schema", _), ("$defs", _), ("title", _), ("description", _), ("additionalProperties", _): break
      default: problems.append("\(path): the keyword '\(keyword)' is not known to this test")
      }
    }
    return problems
  }

  private func definition(_ reference: String) -> [String: Any] {
    let definitions = root["$defs"] as? [String: [String: Any]] ?? [:]
    return definitions[String(reference.dropFirst("#/$defs/".count))] ?? [
      "unknown reference \(reference)": true
    ]
  }

  private static func isOf(_ type: String, _ value: Any) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "integer": value is Int
    case "boolean": value is Bool
    default: false
    }
  }

  private static func areEqual(_ first: Any, _ second: Any) -> Bool {
    switch (first, second) {
    case (let first as String, let second as String): first == second
    case (let first as Int, let second as Int): first == second
    default: false
    }
  }
}
