extension Sequence {
  /// What comes first of the elements; each is transformed once, which `lazy.compactMap(_:).first` does not promise.
  func firstResult<Result>(_ transform: (Element) -> Result?) -> Result? {
    for element in self {
      if let result = transform(element) { return result }
    }
    return nil
  }
}
