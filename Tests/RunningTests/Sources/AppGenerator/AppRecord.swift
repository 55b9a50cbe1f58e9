/// What was to be seen while an app was tapped.
public struct AppRecord: Codable, Sendable {
  public struct Step: Codable, Sendable {
    public var title: String
    public var lines: [String]
    /// What would be there if no body were skipped.
    public var linesRenderedAnew: [String]
    /// What subscribers were told in this step, in order.
    public var told: [String]
    /// How many bodies were evaluated until then.
    public var bodyCount: Int

    public init(title: String, lines: [String], linesRenderedAnew: [String], told: [String], bodyCount: Int) {
      self.title = title
      (self.lines, self.linesRenderedAnew) = (lines, linesRenderedAnew)
      (self.told, self.bodyCount) = (told, bodyCount)
    }
  }

  public var steps: [Step] = []
  /// Updates did not come to an end.
  public var isEndless = false
  /// How many objects of each class there were still when the views were gone.
  public var objectsLeft: [String: Int] = [:]

  public init() {}
}

/// The records of both sides.
public struct AppComparison: Codable, Sendable {
  public var app: String
  public var before: AppRecord
  public var after: AppRecord

  public init(app: String, before: AppRecord, after: AppRecord) {
    (self.app, self.before, self.after) = (app, before, after)
  }
}
