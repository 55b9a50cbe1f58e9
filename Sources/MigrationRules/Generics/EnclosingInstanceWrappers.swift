import SwiftModel

/// Property wrappers that access the object around them through `subscript(_enclosingInstance:…)`.
extension ProjectModel {
  /// The property wrapper whose `subscript(_enclosingInstance:…)` contains a place.
  func enclosingInstanceWrapper(at offset: Int, in scope: LookupScope) -> TypeID? {
    guard let number = scope.enclosingType else { return nil }
    let type = TypeID(file: scope.file, index: number)
    return index[type].functions.contains { $0.takesEnclosingInstance && $0.range.contains(offset) }
      ? type : nil
  }

  /// The classes with a wrapper that does nothing with their objects but to announce its changes, where a place is in its
  /// subscript for that; nil elsewhere.
  func classes(announcedByWrapperAt offset: Int, in scope: LookupScope) -> [TypeID]? {
    enclosingInstanceWrapper(at: offset, in: scope).flatMap { onlyAnnounces($0) ? types(holding: $0) : nil }
  }

  /// Whether a wrapper needs the objects around it to be observable for nothing but to send `objectWillChange`. Where
  /// these announce its changes by hand, it may be one of any object.
  func onlyAnnounces(_ wrapper: TypeID) -> Bool {
    index.declarations(of: wrapper).allSatisfy { declaration in
      let facts = index.files[declaration.file]
      let ranges = index[declaration].functions.filter(\.takesEnclosingInstance).map(\.range)
      func isInside(_ place: Range<Int>) -> Bool { ranges.contains { $0.contains(place.lowerBound) } }
      return facts.objectWillChangeUses.allSatisfy { !isInside($0.range) || $0.isRemovableSend }
        && facts.associatedPublishers.allSatisfy { !isInside($0.range) || $0.requirement != nil }
    }
  }

  /// The observable classes with a property that has a wrapper.
  func types(holding wrapper: TypeID) -> [TypeID] { types.holding(wrapper, index) }
}

extension ObjectWillChangeUse {
  fileprivate var isRemovableSend: Bool {
    if case .sendStatement(let statement) = form {
      !statement.leavesEmptyBlock && !statement.isAnimated
    } else {
      false
    }
  }
}
