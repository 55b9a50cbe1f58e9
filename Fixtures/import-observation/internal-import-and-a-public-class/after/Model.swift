public import Combine
public import Observation
internal import SwiftUI

@Observable
public final class Weather {
    public var degrees = 1
    var color = Color.red

    public init() {}
}
