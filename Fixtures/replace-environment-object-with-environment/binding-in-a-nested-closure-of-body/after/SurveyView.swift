import SwiftUI

struct SurveyView: View {
    @Environment(Survey.self) private var survey

    var body: some View {
        @Bindable var survey = survey
        VStack {
            if survey.isOpen {
                HStack {
                    TextField("Answer", text: $survey.answer)
                }
            }
        }
    }
}
