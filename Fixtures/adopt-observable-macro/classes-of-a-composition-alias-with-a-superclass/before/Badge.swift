import Combine
import Foundation

/// What all badges are.
public typealias BadgeState = NSObject & ObservableObject & Identifiable

public typealias Shown = Identifiable
    & Combine.ObservableObject
