struct Cache {
  private var values: [Int: String] = [:]

  mutating func value(_ key: Int) -> String {
    if let value = values[key] { return value }
    values[key] = "\(key)"
    return values[key]!
  }

  func count() -> Int { values.count }
}

protocol Caching {
  mutating func value(_ key: Int) -> String
}

extension Cache: Caching {}

struct Box {
  lazy var value = 1
  var cache = Cache()
  var last: Int {
    mutating get {
      value += 1
      return value
    }
  }

  subscript(key: Int) -> String {
    mutating get { cache.value(key) }
  }
}

struct Memo {
  private var results: [Int: Int] = [:]

  mutating func callAsFunction(_ key: Int) -> Int {
    results[key, default: key] += 1
    return results[key] ?? 0
  }
}

final class Counter {
  var count = 0
  func next() -> Int {
    count += 1
    return count
  }
}
