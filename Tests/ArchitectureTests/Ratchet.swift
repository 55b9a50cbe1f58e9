import Testing

/// Holds a number against its limit, which may only fall: where it could be lower, the test fails too, so that what was
/// won is not lost again.
///
/// - Parameters:
///   - limit: the number as it was when it was last lowered.
///   - what: what is counted.
///   - details: what makes up the number, for whoever has to change it.
func expect(
  _ number: Int, staysAt limit: Int, _ what: String, details: [String] = [],
  at location: SourceLocation = #_sourceLocation
) {
  let list = details.map { "\n  \($0)" }.joined()
  if number > limit {
    Issue.record("\(what): \(number), where \(limit) are allowed\(list)", sourceLocation: location)
  } else if number < limit {
    Issue.record(
      "\(what): only \(number) are left; lower the limit from \(limit)", sourceLocation: location)
  }
}
