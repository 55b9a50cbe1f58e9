extension Sequence {
  /// The first non-nil result; each element is transformed at most once, which `lazy.compactMap(_:).first` does not
  /// promise.
  func firstResult<Result>(_ transform: (Element) -> Result?) -> Result? {
    for element in self {
      if let result = transform(element) { return result }
    }
    return nil
  }
}
