import SwiftUI

enum Feature {
    typealias VM = ViewModel
    final class ViewModel: ObservableObject { @Published var n = 0 }
    final class Generic<T>: ObservableObject {
        @Published var t: T
        init(t: T) { self.t = t }
    }
}
typealias FeatureModel = Feature.VM
typealias IntModel = Feature.Generic<Int>
typealias GenericModel<T> = Feature.Generic<T>
