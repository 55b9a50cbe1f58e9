public import Combine
internal import SwiftUI

public final class Weather: ObservableObject {
    @Published public var degrees = 1
    var color = Color.red

    public init() {}
}
