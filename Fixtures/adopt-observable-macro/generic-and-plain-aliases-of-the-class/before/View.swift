import SwiftUI

struct FeatureView: View {
    typealias Model = FeatureModel
    @StateObject private var model = FeatureModel()
    @ObservedObject var ints: IntModel
    @ObservedObject var strings: GenericModel<String>
    @EnvironmentObject var shared: Model
    var body: some View {
        VStack {
            Stepper("n", value: $model.n)
            TextField("s", text: $strings.t)
            Stepper("i", value: $shared.n)
            Text("\(ints.t)").environmentObject(model)
        }
    }
}
