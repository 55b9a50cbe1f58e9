import SwiftUI

struct FeatureView: View {
    typealias Model = FeatureModel
    @State private var model = FeatureModel()
    var ints: IntModel
    @Bindable var strings: GenericModel<String>
    @Environment(Model.self) var shared
    var body: some View {
        @Bindable var shared = shared
        VStack {
            Stepper("n", value: $model.n)
            TextField("s", text: $strings.t)
            Stepper("i", value: $shared.n)
            Text("\(ints.t)").environment(model)
        }
    }
}
