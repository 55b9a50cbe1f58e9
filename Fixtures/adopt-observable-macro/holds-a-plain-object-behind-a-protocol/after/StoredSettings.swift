final class StoredSettings {
  var limit = 3
  var name: String { "limit \(limit)" }
  let version = 1
}

extension StoredSettings: Writable {}
