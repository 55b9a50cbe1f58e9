import SwiftUI

enum Feature {
    typealias VM = ViewModel
    @Observable
    final class ViewModel { var n = 0 }
    @Observable
    final class Generic<T> {
        var t: T
        init(t: T) { self.t = t }
    }
}
typealias FeatureModel = Feature.VM
typealias IntModel = Feature.Generic<Int>
typealias GenericModel<T> = Feature.Generic<T>
