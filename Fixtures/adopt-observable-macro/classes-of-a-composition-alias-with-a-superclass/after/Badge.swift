import Combine
import Foundation

/// What all badges are.
public typealias BadgeState = NSObject & Identifiable

public typealias Shown = Identifiable
